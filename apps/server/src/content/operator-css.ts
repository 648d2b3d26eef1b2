import type { StyleRow } from '#site-content/shown-content.ts'

const colour = /^#[0-9a-f]{6}$/i
const pictureName = /^[a-z0-9][a-z0-9-]{0,62}$/

export const picturePath = (memberId: number, name: string): string =>
  `/client/pictures/${memberId}/${name}.svg`

/** Emits only the four inputs of a theme and omits invalid values, although the table checks them too. */
export const operatorCss = (style: StyleRow | undefined): string => {
  if (!style) return ''
  const picture = (name: string | null) =>
    name !== null && pictureName.test(name) ? `url("${picturePath(style.member_id, name)}")` : null
  const plain = (value: string | null) => (value !== null && colour.test(value) ? value : null)
  const lines = [
    ['--op-brand', plain(style.brand)],
    ['--op-cta', plain(style.cta)],
    ['--op-logo', picture(style.logo)],
    ['--op-bg-image', picture(style.background)],
  ].flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]))
  return lines.length === 0 ? '' : `:root{${lines.join(';')}}\n`
}
