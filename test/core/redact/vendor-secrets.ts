import { Buffer } from 'node:buffer';

// Made up, in the shapes that vendors give out. They are put together here, so that no search for real ones finds them.
const letters = 'Zq7Wm2Xc9Vb4Nn1Ll6Kk3Jj8Hh5Gg0FfDdSsAaPpOoIiUuYyTt';
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

export const jsonWebToken = [
  base64url('{"alg":"HS256","typ":"JWT"}'),
  base64url('{"sub":"1234567890","name":"Somebody"}'),
  letters.slice(0, 43),
].join('.');

const keyLines = Array.from({ length: 6 }, (_, line) => Buffer.from(`line ${line} ${letters.slice(line, line + 39)}`));

export const pem = [
  '-----BEGIN RSA PRIVATE KEY-----',
  ...keyLines.map((line) => line.toString('base64')),
  '-----END RSA PRIVATE KEY-----',
].join('\n');

interface VendorSecret {
  name: string;
  /** What nobody may read. */
  secret: string;
  /** What it is known by, where that is more than itself. */
  whole?: string;
}

const awsSecret = `${letters.slice(0, 20)}/+${letters.slice(20, 38)}`;
const session = Buffer.from(letters.repeat(3)).toString('base64');
const webhook = `T0AB1CD2E/B3FG4HI5J/${letters.slice(0, 24)}`;

export const secretsOfVendors: readonly VendorSecret[] = [
  { name: 'id of an AWS key', secret: ['AKIA', 'ABCDEFGHIJKLMNOP'].join('') },
  { name: 'id of a temporary AWS key', secret: ['ASIA', 'Q2W3E4R5T6Y7QWER'].join('') },
  { name: 'AWS key in a file', secret: awsSecret, whole: `aws_secret_access_key = ${awsSecret}` },
  { name: 'AWS key in a shell', secret: awsSecret, whole: `AWS_SECRET_ACCESS_KEY=${awsSecret}` },
  { name: 'AWS key in XML', secret: awsSecret, whole: `<SecretAccessKey>${awsSecret}</SecretAccessKey>` },
  { name: 'AWS session', secret: session, whole: `"SessionToken": "${session}"` },
  { name: 'JSON web token', secret: jsonWebToken },
  { name: 'Slack bot', secret: `xoxb-123456789012-1234567890123-${letters.slice(0, 24)}` },
  { name: 'Slack user', secret: `xoxp-12345678901-${letters.slice(0, 24)}` },
  { name: 'Slack app', secret: `xapp-1-A0123456789-1234567890123-${letters.slice(0, 30).toLowerCase()}` },
  { name: 'Slack webhook', secret: webhook, whole: `https://hooks.slack.com/services/${webhook}` },
  { name: 'Stripe', secret: `sk_live_${letters.slice(0, 24)}` },
  { name: 'Stripe, restricted', secret: `rk_test_${letters.slice(0, 24)}` },
  { name: 'Stripe webhook', secret: `whsec_${letters.slice(0, 32)}` },
  { name: 'GitLab', secret: `glpat-${letters.slice(0, 20)}` },
  { name: 'GitLab runner', secret: `glrt-${letters.slice(0, 20)}` },
  { name: 'npm', secret: `npm_${letters.slice(0, 36)}` },
  {
    name: 'npm in its file',
    secret: `a1b2c3d4-${letters.slice(0, 12)}`,
    whole: `//registry.npmjs.org/:_authToken=a1b2c3d4-${letters.slice(0, 12)}`,
  },
  { name: 'private key', secret: keyLines.map((line) => line.toString('base64')).join('\n'), whole: pem },
];
