interface SiteRoute {
  readonly built: boolean
  readonly redirectTo?: string
}

const file = new URL('../../apps/site/src/app/routes.ts', import.meta.url).href
// Read as it stands, without the pages it leads to: those are checked with the site's own settings.
const { routes } = (await import(file)) as { readonly routes: Readonly<Record<string, SiteRoute>> }

/** Every path of the site that has a page of its own. */
export const builtPaths: readonly string[] = Object.entries(routes)
  .filter(([, route]) => route.built && route.redirectTo === undefined)
  .map(([path]) => path)
