interface SiteRoute {
  readonly redirectTo?: string
}

const file = new URL('../../../apps/site/src/app/routes.ts', import.meta.url).href
// A dynamic import keeps the site's pages out of this project's type check.
const { routes } = (await import(file)) as { readonly routes: Readonly<Record<string, SiteRoute>> }

/** Every path of the site that has its own page. */
export const builtPaths: readonly string[] = Object.entries(routes)
  .filter(([, route]) => route.redirectTo === undefined)
  .map(([path]) => path)

/** Every path that leads to another page of the site. */
export const redirectPaths: readonly string[] = Object.entries(routes)
  .filter(([, route]) => route.redirectTo !== undefined)
  .map(([path]) => path)
