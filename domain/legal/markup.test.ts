import { expect, test } from 'vitest'
import { isLegalText, legalSections } from './markup.ts'

test('a text has sections with paragraphs, smaller headings and lists', () => {
  const text = `## Ordering
All orders are prepaid
by card.

- Before shipment you can cancel.
- Afterwards not.

That is all.
### Prices
They may change.

## Delivery`
  expect(legalSections(text)).toEqual([
    {
      title: 'Ordering',
      blocks: [
        { kind: 'paragraph', text: 'All orders are prepaid by card.' },
        { kind: 'list', items: ['Before shipment you can cancel.', 'Afterwards not.'] },
        { kind: 'paragraph', text: 'That is all.' },
        { kind: 'heading', text: 'Prices' },
        { kind: 'paragraph', text: 'They may change.' },
      ],
    },
    { title: 'Delivery', blocks: [] },
  ])
})

test('lines that end as on Windows are read alike', () => {
  expect(legalSections('## A\r\none\r\ntwo')).toEqual([
    { title: 'A', blocks: [{ kind: 'paragraph', text: 'one two' }] },
  ])
})

test('what looks like HTML stays plain text', () => {
  expect(legalSections('## <b>Us</b>\n<script>alert(1)</script>')).toEqual([
    { title: '<b>Us</b>', blocks: [{ kind: 'paragraph', text: '<script>alert(1)</script>' }] },
  ])
})

test('a text begins with a heading', () => {
  expect(isLegalText('\n## Ordering')).toBe(true)
  expect(isLegalText('Ordering')).toBe(false)
  expect(isLegalText('##')).toBe(false)
  expect(isLegalText('')).toBe(false)
})
