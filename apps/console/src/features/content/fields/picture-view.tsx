import { useOperation } from '#core/api/use-operation.ts'
import { SvgView } from './svg-view.tsx'

/** The newest version of a picture of the site. */
export function PictureView({ name }: { readonly name: string }) {
  const { data } = useOperation('getContent', { kind: 'picture', key: name, limit: 5 })
  const version = data?.versions.find(({ status }) => status === 'draft' || status === 'live')
  const svg = version?.value['svg' as never] as unknown
  return typeof svg === 'string' ? <SvgView svg={svg} name={name} /> : null
}
