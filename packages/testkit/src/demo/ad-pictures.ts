export interface Paint {
  readonly from: string
  readonly to: string
  readonly ink: string
  readonly hot: string
  readonly onHot: string
  readonly balls: readonly [string, string, string]
}

const ball = (x: number, y: number, radius: number, fill: string, number: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="${fill}"/>` +
  `<circle r="${radius * 0.56}" fill="#fff"/><ellipse cx="${-radius * 0.34}" cy="${-radius * 0.56}" rx="${radius * 0.3}" ry="${radius * 0.16}" fill="#fff" opacity=".55" transform="rotate(-28)"/>` +
  `<text y="${radius * 0.26}" text-anchor="middle" font-size="${radius * 0.72}" font-weight="700" fill="#1a1a2e">${number}</text></g>`

const open = (width: number, height: number, { from, to }: Paint): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" preserveAspectRatio="xMidYMid slice">` +
  `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="url(#g)"/>`

/** 728 x 90. Phones crop the sides, so all important content is in the middle. */
export const stripPicture = (paint: Paint, title: string, line: string, button: string): string =>
  open(728, 90, paint) +
  `<g opacity=".16" fill="none" stroke="${paint.ink}" stroke-width="2"><circle cx="46" cy="45" r="70"/><circle cx="46" cy="45" r="100"/><circle cx="690" cy="20" r="60"/><circle cx="690" cy="20" r="90"/></g>` +
  ball(108, 48, 24, paint.balls[0], 7) +
  ball(146, 38, 18, paint.balls[1], 23) +
  ball(174, 57, 14, paint.balls[2], 41) +
  `<text x="204" y="42" font-size="25" font-weight="800" fill="${paint.ink}">${title}</text>` +
  `<text x="204" y="68" font-size="18" fill="${paint.ink}" opacity=".86">${line}</text>` +
  `<rect x="520" y="22" width="126" height="46" rx="23" fill="${paint.hot}"/>` +
  `<text x="583" y="52" text-anchor="middle" font-size="20" font-weight="700" fill="${paint.onHot}">${button}</text></svg>\n`

/** 480 x 480, for the popup. */
export const posterPicture = (paint: Paint, title: string, line: string): string =>
  open(480, 480, paint) +
  `<g opacity=".18" fill="none" stroke="${paint.ink}" stroke-width="3"><circle cx="240" cy="190" r="150"/><circle cx="240" cy="190" r="205"/><circle cx="240" cy="190" r="260"/></g>` +
  ball(240, 176, 92, paint.balls[0], 7) +
  ball(128, 244, 54, paint.balls[1], 23) +
  ball(352, 244, 54, paint.balls[2], 41) +
  `<text x="240" y="372" text-anchor="middle" font-size="44" font-weight="800" fill="${paint.ink}">${title}</text>` +
  `<text x="240" y="414" text-anchor="middle" font-size="23" fill="${paint.ink}" opacity=".88">${line}</text></svg>\n`

/** 1200 x 300, for the top of a page. */
export const bannerPicture = (paint: Paint): string =>
  open(1200, 300, paint) +
  `<g opacity=".16" fill="none" stroke="${paint.ink}" stroke-width="3"><circle cx="860" cy="150" r="150"/><circle cx="860" cy="150" r="230"/><circle cx="860" cy="150" r="310"/></g>` +
  ball(860, 150, 104, paint.balls[0], 7) +
  ball(690, 206, 62, paint.balls[1], 23) +
  ball(1016, 92, 54, paint.balls[2], 41) +
  ball(1090, 220, 40, paint.balls[0], 12) +
  ball(180, 90, 34, paint.balls[2], 30) +
  ball(290, 220, 48, paint.balls[1], 5) +
  `<circle cx="470" cy="120" r="22" fill="${paint.hot}"/></svg>\n`

/** 1600 x 1000, behind every page of an operator: lanterns in the evening. */
export const backgroundPicture = (paint: Paint): string =>
  open(1600, 1000, paint) +
  [
    [180, 160, 46],
    [420, 320, 30],
    [700, 120, 38],
    [980, 260, 54],
    [1260, 140, 34],
    [1450, 380, 48],
    [260, 620, 40],
    [1120, 700, 36],
    [620, 820, 50],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r! * 3}" fill="${paint.ink}" opacity=".05"/>` +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".55"/>` +
        `<path d="M${x} 0V${y! - r!}" stroke="${paint.ink}" stroke-width="2" opacity=".25"/>`,
    )
    .join('') +
  '</svg>\n'
