/** The Content Security Policy and other security headers. Hosts send them as headers; a build may write the policy into the page. */
import { createHash } from 'node:crypto';

/** The hashes of the inline scripts of a page, without data blocks. @param {string} html */
const hashesOf = (html) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);

/**
 * Allows only the build's own scripts, no eval and no plugins. Inline styles are allowed, because Ant Design writes
 * styles at run time; pictures may come from any host, because administrators enter their URLs.
 * @param {string} html the finished page
 * @param {string} apiUrl the base URL of the API in this build
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

/** Adds the policy to a page as a meta element, for hosts without custom headers. @param {string} html @param {string} apiUrl */
export function withPolicy(html, apiUrl) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, apiUrl)}"/>`;
  return html.replace('<meta charset="utf-8"/>', (charset) => charset + meta);
}

/** Headers that do not depend on the page. The development server sends them too. */
export const FIXED_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Makes browsers use https for a year. Not for subdomains, which may lack https, and without preload, which is hard to
 * undo. Only for hosts with https: a server must not send it over http (RFC 6797, section 7.2).
 */
const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * The security headers of every response, errors included.
 * @param {string} html the finished page
 * @param {string} apiUrl the base URL of the API in this build
 * @returns {Record<string, string>}
 */
export function securityHeaders(html, apiUrl) {
  return {
    // A meta element cannot set frame-ancestors.
    'Content-Security-Policy': `${contentSecurityPolicy(html, apiUrl)}; frame-ancestors 'none'`,
    ...FIXED_HEADERS,
  };
}

/**
 * The _headers file for static hosts (Netlify, Cloudflare Pages and others).
 * @param {string} html any of the pages: their inline scripts are the same
 * @param {string} apiUrl the base URL of the API in this build
 * @param {string} basePath with a slash at both ends
 */
export function headersFile(html, apiUrl, basePath) {
  const everywhere = Object.entries({ ...securityHeaders(html, apiUrl), ...TRANSPORT_SECURITY }).map(([name, value]) => `  ${name}: ${value}`);
  const kept = `${basePath}assets/*\n  Cache-Control: public, max-age=31536000, immutable`;
  return `${basePath}*\n${everywhere.join('\n')}\n${kept}\n${basePath}sw.js\n  Cache-Control: no-cache\n`;
}
