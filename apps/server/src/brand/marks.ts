import type { Brand } from './brand.ts'

/** Each mark fills a box of 40 by 40. The header of the site draws the same ones. */
const marks: { readonly [L in Brand['look']]: string } = {
  blue: `<linearGradient id="ring" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#8DBBFF"/><stop offset="1" stop-color="#2F7BFF"/></linearGradient>
    <g transform="translate(3 3)"><circle cx="17" cy="17" r="15" fill="none" stroke="url(#ring)" stroke-width="3.2" stroke-dasharray="70 25" stroke-linecap="round" transform="rotate(-52 17 17)"/>
    <circle cx="17" cy="17" r="7.5" fill="#FFCB45"/><circle cx="28.5" cy="9" r="3.2" fill="#fff"/></g>`,
  cartoon: `<g transform="translate(-1 -1)"><g stroke="#24163F" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="21" cy="22" r="16" fill="#FFD53D" stroke-width="3.5"/><path d="M33 30a16 16 0 01-22 5c10 1 17-3 22-5z" fill="#F2A900" stroke="none"/>
    <path d="M14 27c4 5 10 5 14 0" fill="none" stroke-width="3"/><path d="M14 9.5L22 1l6 9.5c-4-2-10-2.5-14-1z" fill="#FF5A4F" stroke-width="3"/></g>
    <ellipse cx="16" cy="20" rx="2.6" ry="3.8" fill="#24163F"/><ellipse cx="26" cy="20" rx="2.6" ry="3.8" fill="#24163F"/></g>`,
  'sweet-blue': `<radialGradient id="sweet" cx=".35" cy=".25" r="1"><stop stop-color="#fff"/><stop offset=".4" stop-color="#8AC6FF"/><stop offset="1" stop-color="#2B5CDB"/></radialGradient>
    <circle cx="20" cy="20" r="13" fill="url(#sweet)"/><path d="M8 24L2 30l1-8zM32 16l6-6-1 8z" fill="#FF8DB9"/>
    <path d="M13 14c4-4 9-5 13-2" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".9"/>`,
}

/** The operator's logo or the mark of the look, in a square at this place. */
export const drawMark = ({ look, logo }: Brand, x: number, y: number, size: number): string =>
  logo === null
    ? `<g transform="translate(${x} ${y}) scale(${size / 40})">${marks[look]}</g>`
    : `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}"/>`
