/** Addresses of files, which have names of their own. */
const FILES = /^\/(assets|covers|photos|playground)\//;

const NUMBER = /\/\d+(?=[/-]|$)/g;

/** The path of a request, the same for all requests of its kind: `/recipes/:id`. */
export function routeOf(path: string): string {
  const [, files] = FILES.exec(path) ?? [];
  return files ? `/${files}/*` : path.replace(NUMBER, "/:id");
}
