/** Starts the work that a token asks for. Loaded only when one does. */
import { trusted } from '../../browser/script.ts'
import type { Task } from './form-work.worker.ts'
import workerAddress from './form-work.worker.ts?worker&url'

/** Resolves to the token with its work; rejects when the browser cannot do it. */
export function workOn(task: Task): Promise<string> {
  const worker = new Worker(trusted(workerAddress))
  const work = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(String(data))
    worker.onerror = () => reject(new Error('the worker failed'))
    worker.postMessage(task)
  })
  return work.finally(() => worker.terminate())
}
