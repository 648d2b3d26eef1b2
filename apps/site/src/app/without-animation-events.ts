const unheard = new Set(['animationstart', 'animationiteration', 'animationend', 'animationcancel'])

/**
 * React listens on its root for every kind of event, twice. Nobody here asks for those of animations, and where nobody
 * listens the browser does not even make them: they were a quarter of what a ball cost.
 */
export const withoutAnimationEvents = (root: HTMLElement): HTMLElement => {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]): void => {
    if (!unheard.has(type)) listen(type, ...rest)
  }
  return root
}
