export interface View {
  /** 1 fits the width of the panel. */
  readonly zoom: number
  readonly degrees: 0 | 90 | 180 | 270
}

export const firstView: View = { zoom: 1, degrees: 0 }

const zooms = [0.5, 0.75, 1, 1.4, 2, 3, 4] as const

const turn = ({ degrees }: View, by: 90 | 270): View['degrees'] => ((degrees + by) % 360) as View['degrees']

export const viewActs = {
  closer: view => ({ ...view, zoom: zooms.find(zoom => zoom > view.zoom) ?? view.zoom }),
  further: view => ({ ...view, zoom: zooms.findLast(zoom => zoom < view.zoom) ?? view.zoom }),
  fit: () => firstView,
  turnRight: view => ({ ...view, degrees: turn(view, 90) }),
  turnLeft: view => ({ ...view, degrees: turn(view, 270) }),
} as const satisfies Readonly<Record<string, (view: View) => View>>

export type ViewAct = keyof typeof viewActs

/** The keys of the viewer while it has the focus. */
export const viewKeys: Readonly<Record<string, ViewAct>> = {
  '+': 'closer',
  '=': 'closer',
  '-': 'further',
  '0': 'fit',
  ']': 'turnRight',
  r: 'turnRight',
  '[': 'turnLeft',
}
