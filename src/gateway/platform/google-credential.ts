import { credentialError, showText, type IssuedToken } from './credential.ts';
import type { IssuerAgents } from './issuer-agents.ts';
import { loadOptional } from './optional-package.ts';
import type { IssuedCredential } from './renewing-credential.ts';

const name = 'google-auth-library';
const scopes = ['https://www.googleapis.com/auth/cloud-platform'];

const sources: Readonly<Record<string, string>> = {
  JWT: 'a service account',
  UserRefreshClient: 'a login with gcloud',
  Compute: 'the metadata server',
  Impersonated: 'an impersonated service account',
};

/**
 * A token of Google's Application Default Credentials.
 * @throws {LouterError} `authentication`
 */
export async function issueGoogleToken({ http, https }: IssuerAgents): Promise<IssuedCredential<IssuedToken>> {
  const { GoogleAuth } = await loadOptional(
    () => import('google-auth-library'),
    [name],
    'requests to Vertex AI need unless api_key or api_key_command is set',
  );
  try {
    const agent = ({ protocol }: URL): IssuerAgents['http'] => (protocol === 'https:' ? https : http);
    // A new one reads the files again, which a login changes.
    const client = await new GoogleAuth({ scopes, clientOptions: { transporterOptions: { agent } } }).getClient();
    const { token } = await client.getAccessToken();
    if (typeof token !== 'string' || token === '') throw new Error('no token was issued');
    const { expiry_date: expiresAt } = client.credentials;
    const { quotaProjectId } = client;
    return {
      value: {
        kind: 'token',
        secret: token,
        ...(quotaProjectId !== undefined && { headers: { 'x-goog-user-project': quotaProjectId } }),
        source: `token of ${sources[client.constructor.name] ?? 'an external account'}`,
      },
      ...(typeof expiresAt === 'number' && { expiresAt }),
    };
  } catch (error) {
    throw credentialError(
      `Google has no Application Default Credentials: ${showText(error instanceof Error ? error.message : String(error))}; run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS or api_key_command`,
      error,
    );
  }
}
