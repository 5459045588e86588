import { normaliseEmail } from '../text/text';

/**
 * The key by which e-mail addresses are compared: two spellings of one mailbox have the same key. Browsers and mail
 * programs may write an internationalised domain as punycode, so the key always does (UTS 46, which URLs implement).
 */
export function emailKey(email: string): string {
  const address = normaliseEmail(email);
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const url = `http://${domain}`;
  // An ASCII domain needs no conversion. The URL parser would cut off text that is not a host name.
  if (!/[^ -~]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(url)) return address;
  return address.slice(0, start) + new URL(url).hostname;
}
