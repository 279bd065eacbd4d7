/** What holds for every page, of the pages that ask something of the backend by themselves. */
import { ASKING, expectPages } from './every-page.ts'
import { test } from './fixtures.ts'

test('pages that ask the backend: no message, third party, movement, sideways scrolling, cut text or barrier', ({
  page,
  pageLog,
}) => expectPages(page, pageLog, ASKING))
