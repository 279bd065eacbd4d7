/** The views to capture, and how to bring the page into each. */
import type { Page } from 'playwright'
import { LAYOUT } from '../../content/constants.ts'
import { messages } from '../../content/messages.ts'
import { navigation } from '../../content/navigation.ts'

export type View = {
  /** Name of the sheet's file. */
  name: string
  path: string
  /** Brings the page into the view. Resolves to whether the view exists at this width. */
  prepare: (page: Page, width: number) => Promise<boolean>
}

const unchanged = async () => true

export const VIEWS: readonly View[] = [
  { name: 'home', path: '/', prepare: unchanged },
  { name: 'sign-in', path: '/auth', prepare: unchanged },
  { name: 'evaluation', path: '/evaluation', prepare: unchanged },
  { name: 'not-found', path: '/no/such-page', prepare: unchanged },
  {
    name: 'drawer',
    path: '/',
    prepare: async (page, width) => {
      if (width >= LAYOUT.fullNavigation) return false
      await page.getByRole('button', { name: navigation.drawer.openAction }).click()
      await page.getByRole('dialog').waitFor()
      return true
    },
  },
  {
    name: 'dropdown',
    path: '/contact',
    prepare: async (page, width) => {
      if (width < LAYOUT.fullNavigation) return false
      await page.getByRole('button', { name: navigation.buyerServices.label }).press('Enter')
      await page.getByRole('link', { name: navigation.buyerServices.overview }).waitFor()
      return true
    },
  },
  {
    name: 'toast',
    path: '/contact',
    prepare: async (page) => {
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Lovelace')
      await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
      await page.getByLabel('Phone').fill('403 555 0100')
      await page.getByRole('textbox', { name: 'Message' }).fill('What is a bungalow in Brentwood worth?')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText(messages.leadSent.description).waitFor()
      return true
    },
  },
]
