import { useSending } from '#ui/use-sending.ts'
import { type Failure, isFailure } from '../../platform/api.ts'

interface FormOptions {
  send: (values: FormData) => Promise<void>
  onFailure?: (failure: Failure) => void
}

export const useForm = (options: FormOptions) => useSending({ ...options, isFailure })
