import { getColumns, type ReportName, reports } from '@fairground/contract/operator/reports/reports'
import type { ReportColumn } from '@fairground/contract/operator/reports/report'
import { noActivity } from './document.ts'
import { escapeText } from './escape.ts'
import { xmlNamespace } from './xml.ts'

const xsdTypes: { readonly [T in ReportColumn['type']]: string } = {
  text: 'xs:string',
  integer: 'xs:integer',
  minorUnits: 'xs:integer',
  decimal: 'xs:decimal',
  time: 'xs:dateTime',
}

const headerTypes = {
  title: 'xs:string',
  operator: 'xs:string',
  reportId: 'xs:positiveInteger',
  definitionVersion: 'xs:positiveInteger',
  periodFrom: 'xs:dateTime',
  periodTo: 'xs:dateTime',
  filters: 'xs:string',
  requestedBy: 'xs:string',
  generatedAt: 'xs:dateTime',
  stateOf: 'xs:dateTime',
  lastJournal: 'xs:nonNegativeInteger',
  rowCount: 'xs:nonNegativeInteger',
  hash: 'r:hash',
  page: 'xs:positiveInteger',
  pages: 'xs:positiveInteger',
} as const

const attribute = (name: string, type: string): string =>
  `<xs:attribute name="${name}" type="${type}" use="required"/>`

/** The XML schema of a report, generated from its columns. */
export const toXsd = (name: ReportName): string => {
  const { title, about, version } = reports[name]
  const header = Object.entries(headerTypes).map(
    ([field, type]) => `<xs:element name="${field}" type="${type}"/>`,
  )
  const cells = getColumns(name).map(
    ([column, { type, isNullable }]) =>
      `<xs:element name="${column}" type="${xsdTypes[type]}"${isNullable ? ' minOccurs="0"' : ''}/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="${xmlNamespace(name, version)}"
  targetNamespace="${xmlNamespace(name, version)}" elementFormDefault="qualified">
  <xs:annotation><xs:documentation>${escapeText(`${title}. ${about}`)}</xs:documentation></xs:annotation>
  <xs:simpleType name="hash">
    <xs:restriction base="xs:string"><xs:pattern value="[0-9a-f]{64}"/></xs:restriction>
  </xs:simpleType>
  <xs:element name="report"><xs:complexType><xs:sequence>
    <xs:element name="header"><xs:complexType><xs:sequence>
      ${header.join('\n      ')}
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="rows"><xs:complexType><xs:choice>
      <xs:element name="noActivity"><xs:simpleType>
        <xs:restriction base="xs:string"><xs:enumeration value="${noActivity}"/></xs:restriction>
      </xs:simpleType></xs:element>
      <xs:element name="row" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        ${cells.join('\n        ')}
      </xs:sequence></xs:complexType></xs:element>
    </xs:choice></xs:complexType></xs:element>
    <xs:element name="totals"><xs:complexType><xs:sequence>
      <xs:element name="total" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:simpleContent>
        <xs:extension base="xs:integer">${attribute('column', 'xs:string')}${attribute('currency', 'xs:string')}</xs:extension>
      </xs:simpleContent></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="tieOuts"><xs:complexType><xs:sequence>
      <xs:element name="tieOut" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
        ${['column', 'currency', 'against'].map(each => attribute(each, 'xs:string')).join('')}${['report', 'ledger'].map(each => attribute(each, 'xs:integer')).join('')}
      </xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>
`
}
