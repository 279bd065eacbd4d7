import { Link2, Share2 } from 'lucide-react'
import { calculatorText } from '../../../content/calculators/copy.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Calculator } from './use-calculator.ts'

const { share } = calculatorText

/** Copies the address of the calculator with its numbers, or hands it to the share sheet where there is one. */
export function ShareLink({ title, calculator }: { title: string; calculator: Calculator }) {
  const hydrated = useHydrated()
  return (
    <div className="cluster screen-only script-only" data-gap="small">
      <Button kind="quiet" size="small" onClick={() => void copy(calculator.link())}>
        <Link2 aria-hidden="true" />
        {share.copy}
      </Button>
      {hydrated && 'share' in navigator && (
        <Button
          kind="quiet"
          size="small"
          // Rejects when the visitor closes the sheet.
          onClick={() => void navigator.share({ title, url: calculator.link() }).catch(() => undefined)}
        >
          <Share2 aria-hidden="true" />
          {share.sheet}
        </Button>
      )}
    </div>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ tone: 'success', ...share.copied })
  } catch {
    showToast({ tone: 'error', ...share.failed })
  }
}
