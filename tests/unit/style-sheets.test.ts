// @vitest-environment jsdom
/** The style sheet of the whole site, which a page gets when it first needs it. */
import { expect, it } from 'vitest'
import { SHEETS_ID, sheetTags, showStyles } from '../../src/loading/style-sheets.ts'

it('is asked for again when it has not arrived', async () => {
  document.body.innerHTML = `<template id="${SHEETS_ID}">${sheetTags.styles('/assets/site.css')}</template>`
  const failing = showStyles()
  const link = document.head.querySelector('link')
  link?.dispatchEvent(new Event('error'))
  expect(await failing).toBe(false)

  const arriving = showStyles()
  // jsdom loads no style sheets.
  Object.defineProperty(link, 'sheet', { value: { cssRules: ['a rule'] } })
  link?.dispatchEvent(new Event('load'))
  expect(await arriving).toBe(true)
})
