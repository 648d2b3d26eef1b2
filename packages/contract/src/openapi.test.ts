import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { operationNames } from './operation-names.ts'

const document = openApiDocument({ serverUrl: 'https://play.example', version: '1.0.5' })

describe('openApiDocument', () => {
  it('describes every operation once and the document upload', () => {
    const paths = [...operationNames, 'documents'].map(name => `/api/{memberId}/${name}`)
    expect(Object.keys(document.paths)).toEqual(paths)
    const { responses } = document.paths['/api/{memberId}/documents']?.post ?? {}
    expect(Object.keys(responses ?? {})).toContain('413')
  })

  it('tags each operation with its area', () => {
    expect(document.paths['/api/{memberId}/ping']?.post.tags).toEqual(['session'])
  })

  it('requires the auth token only for operations of a player', () => {
    expect(document.paths['/api/{memberId}/ping']?.post.security).toEqual([{ siteKey: [] }])
    expect(document.paths['/api/{memberId}/logout']?.post.security).toEqual([{ siteKey: [], authToken: [] }])
  })

  it('documents faults by HTTP status and join errors as results', () => {
    const { responses } = document.paths['/api/{memberId}/joinGame']?.post ?? {}
    expect(Object.keys(responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '429',
      '500',
      '503',
    ])
    expect(JSON.stringify(responses?.['200'])).toContain('join.notEnoughFunds')
    expect(JSON.stringify(responses?.['409'])).toContain('request.conflict')
  })

  it('contains no tuple schema, because OpenAPI 3.1 writes tuples differently', () => {
    expect(JSON.stringify(document)).not.toMatch(/"items":\[/)
  })
})
