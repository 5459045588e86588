import { normaliseEmail } from './text';

/**
 * The key of an e-mail: two addresses of one mailbox have the same. Browsers and mail programs write a domain with other
 * letters than ASCII as punycode too, so the key always does (UTS 46, which URLs implement).
 */
export function emailKey(email: string): string {
  const address = normaliseEmail(email);
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const url = `http://${domain}`;
  // ASCII is in its final form already. A URL would cut off what is no name of a host.
  if (!/[^ -~]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(url)) return address;
  return address.slice(0, start) + new URL(url).hostname;
}
