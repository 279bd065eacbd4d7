/** The documents that frames on a page ask for. No other host is there in a test, so each waits for an answer. */
import { expect, type Page } from 'playwright/test'
import { heldRequests, holdRequests } from './held-requests.ts'

/** From now on requests to `origin` wait. */
export const holdFrames = (page: Page, origin: string) => holdRequests(page, `${origin}/**`)

export function expectNoFrameAsked(page: Page): void {
  expect(heldRequests(page)).toEqual([])
}

/** Answers the latest request: an earlier one belongs to a frame that has been given up. */
export async function answerFrame(page: Page): Promise<void> {
  await expect.poll(() => heldRequests(page).length).toBeGreaterThan(0)
  await heldRequests(page)
    .at(-1)
    ?.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The frame</title>' })
}
