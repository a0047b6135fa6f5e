import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Money } from './money.tsx'

test.each([
  [3244, 'LKR\u00a03,244.00'],
  [-3244, '−\u00a0LKR\u00a03,244.00'],
  [-0, 'LKR\u00a00.00'],
])('%s rupees are written with their sign before the currency', (rupees, text) => {
  const html = renderToStaticMarkup(createElement(Money, { rupees, precise: true }))
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
})
