import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:tls';

/** The certificate of an authority that nobody trusts, made for tests; valid until 2126. */
export const testAuthority = `-----BEGIN CERTIFICATE-----
MIIBmDCCAT2gAwIBAgIUV1DdeNHBXnJW8haFRcSX6aj4Ti8wCgYIKoZIzj0EAwIw
IDEeMBwGA1UEAwwVTG91dGVyIHRlc3QgYXV0aG9yaXR5MCAXDTI2MTEyOTExMTMy
NloYDzIxMjYxMTA1MTExMzI2WjAgMR4wHAYDVQQDDBVMb3V0ZXIgdGVzdCBhdXRo
b3JpdHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQdyY/kGF6THJ+6c9URNTkb
OGwbgzPjZGGKL6Bkuh2gDKBp4rupJfdvUTrYoJhZQF5D1XCalvuk0eE38HP2LtuU
o1MwUTAdBgNVHQ4EFgQUPfTvzz5KaagohgYkKiDgrxSe+3gwHwYDVR0jBBgwFoAU
PfTvzz5KaagohgYkKiDgrxSe+3gwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQD
AgNJADBGAiEA5uilMKZReqzY/SQ1pTtVojhcyRQo0XfexvP7XGBCh/4CIQDlQOOr
RAaTLzws77qe9eFmKBIB+DNDb0rPotAegqTqPg==
-----END CERTIFICATE-----`;

/** For `vendor.example` and names below it, by that authority. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBtjCCAV2gAwIBAgIUQizWzEGGI5JQTf1vQV9g2vwGQAwwCgYIKoZIzj0EAwIw
IDEeMBwGA1UEAwwVTG91dGVyIHRlc3QgYXV0aG9yaXR5MCAXDTI2MTEyOTExMTMy
NloYDzIxMjYxMTA1MTExMzI2WjAZMRcwFQYDVQQDDA52ZW5kb3IuZXhhbXBsZTBZ
MBMGByqGSM49AgEGCCqGSM49AwEHA0IABIOyHETKI/q+pewp0ErRNl546koXB1fa
IgEqSiVNiGydWhfGuQu1LF4I3CZkSh9+Gw5agLbZ9Rz5daCgmuj2kSWjejB4MCsG
A1UdEQQkMCKCDnZlbmRvci5leGFtcGxlghAqLnZlbmRvci5leGFtcGxlMAkGA1Ud
EwQCMAAwHQYDVR0OBBYEFDb6DL7nEPvLATYENujjeYeETa+iMB8GA1UdIwQYMBaA
FD30788+SmmoKIYGJCog4K8Unvt4MAoGCCqGSM49BAMCA0cAMEQCIAVGQ5Ty+7Wz
fkReW8A0xIG3HyU7oDYXhWhzLG9XXmd8AiB5g4RB6RToWIwXbUqXFVvzOoYgcgse
iMfRLdAtbN2kXQ==
-----END CERTIFICATE-----`;

/** Of the certificate above: it protects nothing. */
const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgxP3SuH3iD0KykPkl
ul34w0RQTuzWjfq4d3v9mLR+X92hRANCAASDshxEyiP6vqXsKdBK0TZeeOpKFwdX
2iIBKkolTYhsnVoXxrkLtSxeCNwmZEoffhsOWoC22fUc+XWgoJro9pEl
-----END PRIVATE KEY-----`;

/** A host with TLS in front of a server without. */
export interface SecureHost {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens as `*.vendor.example` would, and passes on what it decrypts. */
export async function startSecureHost(target: string): Promise<SecureHost> {
  const { port } = new URL(target);
  const server = createServer({ key: privateKey, cert: certificate }, (socket) => {
    const inner = connect(Number(port), '127.0.0.1');
    socket.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.pipe(inner).pipe(socket);
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return {
    port: address.port,
    async close() {
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
