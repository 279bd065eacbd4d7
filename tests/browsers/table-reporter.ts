/** Prints the table after a run. With BROWSERS_DOCUMENT, also writes it into that file. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { findEngines } from './engines.ts'
import { browserTable, type Outcome, withTable } from './table.ts'

export default class TableReporter implements Reporter {
  private readonly outcomes: Outcome[] = []

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const browser = test.annotations.find(({ type }) => type === 'browser')?.description
    if (browser === undefined || status === 'skipped') return
    this.outcomes.push({ check: test.title, browser, passed: status === 'passed' })
  }

  onEnd({ status }: FullResult): void {
    if (this.outcomes.length === 0) return
    const table = browserTable(this.outcomes)
    console.log(`\n${table}\n`)
    for (const { notice } of findEngines().missing) console.log(`Skipped. ${notice}.`)
    const document = process.env.BROWSERS_DOCUMENT
    if (document && status !== 'interrupted')
      writeFileSync(document, withTable(readFileSync(document, 'utf8'), table))
  }
}
