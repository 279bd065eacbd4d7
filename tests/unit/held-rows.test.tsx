// @vitest-environment jsdom
/** Held leads chosen on a list that a colleague changes meanwhile. */
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { desk } from '../../content/pages/desk.ts'
import type { DeskRow } from '../../machines/desk.ts'
import { deskList } from '../../machines/desk-list.ts'
import { deskAddress } from '../../src/pages/desk/desk-address.ts'
import { HeldRows } from '../../src/pages/desk/HeldRows.tsx'
import { filled } from '../../supabase/functions/_shared/text.ts'
import { AT, row } from '../machines/shared/desk.ts'
import { pageWith } from '../support/lead-page.tsx'

const HELD = { state: 'held' } as const
const root = createRoot(document.body)
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('what a colleague has settled meanwhile is chosen no more', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => undefined)
  const [ada, ben, cleo] = [row({ id: 'a', ...HELD }), row({ id: 'b', ...HELD }), row({ id: 'c', ...HELD })]
  const shown = deskAddress({})
  const list = createActor(deskList, { input: { filter: shown } })
  let show: (rows: DeskRow[]) => void = () => {}
  function Rows() {
    const [rows, setRows] = useState([ada, ben, cleo])
    show = setRows
    return <HeldRows rows={rows} at={AT} shown={shown} list={list} />
  }
  const { page } = await pageWith(<Rows />, '/desk')
  await act(async () => root.render(page))
  const all = document.querySelector<HTMLInputElement>('input[type=checkbox]')
  const label = () => all?.closest('label')?.textContent
  act(() => all?.click())
  expect(label()).toBe(filled(desk.held.chosen, { count: '3' }))
  act(() => show([ada, { ...ben, state: 'claimed' }, cleo]))
  expect(label()).toBe(filled(desk.held.chosen, { count: '2' }))
})
