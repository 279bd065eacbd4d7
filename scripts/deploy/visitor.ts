/** Visitors of the rehearsed site: one with a browser on the site's address, others who only send requests. */
import { chromium } from 'playwright'
import * as v from 'valibot'
import { evaluationForm } from '../../content/forms.ts'
import { evaluationAnswers, hydrated } from '../../tests/browser/visitor.ts'
import { leadMaker } from '../bench/lead-traffic.ts'
import { CHROMIUM_FLAGS, provideChromium } from '../chromium.ts'
import type { Project } from './project.ts'

const FUNCTION = '/functions/v1/send-lead-email'
/** As slow as a fast typist, because a form filled in at once is held. */
const KEY_DELAY_MS = 20
const Answer = v.object({ id: v.string(), duplicate: v.boolean() })

export type Sent = { body: string; messages: readonly string[] }

/** Fills in the evaluation form in a browser. Resolves to the request and the console's messages. */
export async function sendFromBrowser(siteUrl: string, email: string): Promise<Sent> {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: [...CHROMIUM_FLAGS] })
  try {
    const page = await browser.newPage()
    const messages: string[] = []
    page.on('console', (message) => void messages.push(message.text()))
    page.on('pageerror', ({ message }) => void messages.push(message))
    await page.goto(`${siteUrl}/evaluation`)
    await hydrated(page)
    const form = page.locator('#evaluation-form')
    for (const [label, answer] of Object.entries(evaluationAnswers(email)))
      await form.getByRole('textbox', { name: label }).pressSequentially(answer, { delay: KEY_DELAY_MS })
    const request = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith(FUNCTION))
    await form.getByRole('button', { name: evaluationForm.submitLabel }).click()
    const body = (await request).postData() ?? ''
    await form.getByRole('heading', { name: evaluationForm.sent.title('Ada') }).waitFor()
    return { body, messages }
  } finally {
    await browser.close()
  }
}

/** Sends a lead as a page of the site does. Rejects unless it is accepted. */
export async function send(
  project: Project,
  siteUrl: string,
  body: string,
): Promise<v.InferOutput<typeof Answer>> {
  const response = await fetch(`${project.url}${FUNCTION}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: siteUrl,
      referer: `${siteUrl}/evaluation`,
      'accept-language': 'en-CA,en;q=0.9',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    },
    body,
  })
  if (!response.ok) throw new Error(`The lead was answered with ${response.status}: ${await response.text()}`)
  return v.parse(Answer, await response.json())
}

/** The request body of a new visitor's form. */
export async function newLead(project: Project): Promise<string> {
  const make = await leadMaker(project.keys.ADDRESS_HASH_KEY)
  return (await make()).body
}
