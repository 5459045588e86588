/** What the pages may do, in the words of a browser. Hosts send it as a header; a build may write it into the page. */
import { createHash } from 'node:crypto';

/** @param {string} html the scripts that stand in the page itself, by their hashes; data is no script */
function hashesOf(html) {
  return [...html.matchAll(/<script(?: id="\w+")?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * No script but the build's own, no eval, nothing embedded. Styles may stand in the page, because Ant Design writes its
 * own at run time; pictures may come from anywhere, because administrators name their addresses.
 * @param {string} html the finished page
 * @param {string} apiUrl where the build looks for the API
 */
function contentSecurityPolicy(html, apiUrl) {
  const api = /^https?:/.test(apiUrl) ? ` ${new URL(apiUrl).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Writes the policy into a page, for hosts that send no headers of ours.
 * @param {string} html @param {string} apiUrl
 */
export function withPolicy(html, apiUrl) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, apiUrl)}"/>`;
  return html.replace('<meta charset="utf-8"/>', (charset) => charset + meta);
}

/** The headers that do not depend on the page; the development server sends them too. */
export const FIXED_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Has browsers use https for a year. Not for subdomains, which may be without https, and without preload, which is hard to
 * undo. Only for hosts with https: a server must not send it over http (RFC 6797, section 7.2).
 */
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * What a host should send with every answer, refusals included.
 * @param {string} html the finished page
 * @param {string} apiUrl where the build looks for the API
 * @returns {Record<string, string>}
 */
export function securityHeaders(html, apiUrl) {
  return {
    // A page cannot forbid by itself that others embed it.
    'Content-Security-Policy': `${contentSecurityPolicy(html, apiUrl)}; frame-ancestors 'none'`,
    ...FIXED_HEADERS,
  };
}
