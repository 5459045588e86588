/** What a call asks for, from below the place where the API is mounted, such as `/orders`: the same on every host. */
export function apiPath(request: Request): string {
  return new URL(request.url).pathname.replace(/^.*\/api(?=\/)/, '');
}
