import type { TokenCredentialOptions } from '@azure/identity';
import { credentialError, showText, type IssuedToken } from './credential.ts';
import type { IssuerAgents } from './issuer-agents.ts';
import { loadOptional } from './optional-package.ts';
import type { IssuedCredential } from './renewing-credential.ts';

const name = '@azure/identity';

/**
 * A token of Entra ID for the models of Azure.
 * @throws {LouterError} `authentication`
 */
export async function issueEntraToken({
  hasVersion,
  agents,
}: {
  hasVersion: boolean;
  agents: IssuerAgents;
}): Promise<IssuedCredential<IssuedToken>> {
  const { DefaultAzureCredential } = await loadOptional(
    () => import('@azure/identity'),
    [name],
    'requests to Azure need unless api_key or api_key_command is set',
  );
  try {
    const scope = hasVersion ? 'https://cognitiveservices.azure.com/.default' : 'https://ai.azure.com/.default';
    // A new one has no tokens that were refused.
    const { token, expiresOnTimestamp } = await new DefaultAzureCredential({
      additionalPolicies: [{ policy: useAgents(agents), position: 'perRetry' }],
    }).getToken(scope);
    return { value: { kind: 'token', secret: token, source: 'token of Entra ID' }, expiresAt: expiresOnTimestamp };
  } catch (error) {
    throw credentialError(
      `Entra ID issues no token: ${showText(error instanceof Error ? error.message : String(error))}; run az login, or set api_key or api_key_command`,
      error,
    );
  }
}

type Policy = NonNullable<TokenCredentialOptions['additionalPolicies']>[number]['policy'];

/** In place of the agent that the package makes for the variables. */
const useAgents = ({ http, https }: IssuerAgents): Policy => ({
  name: 'louterAgents',
  sendRequest(request, next) {
    request.agent = request.url.startsWith('https:') ? https : http;
    return next(request);
  },
});
