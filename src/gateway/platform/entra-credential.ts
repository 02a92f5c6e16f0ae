import { credentialError, showText, type IssuedToken } from './credential.ts';
import { loadOptional } from './optional-package.ts';
import type { IssuedCredential } from './renewing-credential.ts';

const name = '@azure/identity';

/**
 * A token of Entra ID for the models of Azure.
 * @throws {LouterError} `authentication`
 */
export async function issueEntraToken({ hasVersion }: { hasVersion: boolean }): Promise<IssuedCredential<IssuedToken>> {
  const { DefaultAzureCredential } = await loadOptional(
    () => import('@azure/identity'),
    [name],
    'requests to Azure need unless api_key or api_key_command is set',
  );
  try {
    const scope = hasVersion ? 'https://cognitiveservices.azure.com/.default' : 'https://ai.azure.com/.default';
    // A new one has no tokens that were refused.
    const { token, expiresOnTimestamp } = await new DefaultAzureCredential().getToken(scope);
    return { value: { kind: 'token', secret: token, source: 'token of Entra ID' }, expiresAt: expiresOnTimestamp };
  } catch (error) {
    throw credentialError(
      `Entra ID issues no token: ${showText(error instanceof Error ? error.message : String(error))}; run az login, or set api_key or api_key_command`,
      error,
    );
  }
}
