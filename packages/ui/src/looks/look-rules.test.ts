import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = new URL('../', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  name => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name),
)
const text = (name: string) => readFileSync(new URL(name.replaceAll('\\', '/'), source), 'utf8')
const transitionPattern = /transition(?:-property)?:\s*([^;]+);/g

describe('colour literals', () => {
  const unpainted = files.filter(name => !/^(looks|art)[\\/]/.test(name))

  it.each(unpainted)('%s contains no colour literal', name => {
    expect(text(name).match(/#[0-9a-f]{3,8}\b(?![\w./-])/gi)?.filter(hex => /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex)) ?? []).toEqual([])
  })
})

describe('transitions animate only transform, opacity and clip-path', () => {
  it.each(files.filter(name => name.endsWith('.module.css')))('%s', name => {
    const properties = [...text(name).matchAll(transitionPattern)].map(([, value = '']) => value.split(' ')[0])
    expect(properties.filter(property => !['transform', 'opacity', 'clip-path'].includes(property ?? ''))).toEqual([])
  })
})
