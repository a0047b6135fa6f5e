import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checked, fieldsOf, noRules } from './form-rules.ts'

const rules = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name it'), z.minLength(3, 'Longer')),
  size: z.string().check(z.regex(/^\d+$/, 'In digits')),
})

test('values that pass the rules are returned as parsed', () => {
  expect(checked(rules, { name: ' Jak fruit ', size: '4', other: 'x' })).toEqual({
    values: { name: 'Jak fruit', size: '4' },
  })
})

test('each invalid field gets the message of the first rule that it breaks', () => {
  expect(checked(rules, { name: '', size: 'big' })).toEqual({
    faults: { name: 'Name it', size: 'In digits' },
  })
})

test('without rules fields are returned as typed', async () => {
  expect(checked(await noRules(), { name: ' ' })).toEqual({ values: { name: ' ' } })
})

test('the text entries of a form are its fields, files are not', () => {
  const form = new FormData()
  form.set('name', 'Jak fruit')
  form.set('picture', new File(['...'], 'jak.webp'))
  expect(fieldsOf(form)).toEqual({ name: 'Jak fruit' })
})
