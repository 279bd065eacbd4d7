/** A web worker that does the proof of work, so that typing never waits for it. */
import { doWork } from '../../../supabase/functions/_shared/lead/proof-of-work.ts'

export type Task = { token: string; work: number }

self.onmessage = async ({ data }: MessageEvent<Task>) => self.postMessage(await doWork(data.token, data.work))
