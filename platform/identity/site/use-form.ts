import { type Failure, isFailure } from '#platform/site/calls/api.ts'
import { useSending } from '#ui/components/controls/use-sending.ts'

interface FormOptions {
  send: (values: FormData) => Promise<void>
  onFailure?: (failure: Failure) => void
}

export const useForm = (options: FormOptions) => useSending({ ...options, isFailure })
