interface DefaultPolicy {
  createHTML(html: string, type: string, sink: string): string | null
  createScriptURL(url: string): string | null
}

/** Trusted Types of browsers that have them. TypeScript does not declare them yet. */
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy(name: 'default', policy: DefaultPolicy): unknown }
}

/**
 * The server's policy forbids text as markup or as the address of a script (`require-trusted-types-for`). This allows
 * workers of our own origin, and parsing of markup that is rebuilt element by element.
 */
export const restrictScripts = (): void => {
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _, sink) => (sink.startsWith('DOMParser') ? html : null),
    createScriptURL: url => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}
