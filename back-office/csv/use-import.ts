import { useState } from 'react'
import type { ImportReport } from '../../contract/back-office/csv.ts'
import { isUnanswered } from '../../contract/client.ts'
import type { ImportKind } from '../../domain/csv/columns.ts'
import { importLimits, importMegabytes } from '../../domain/limits.ts'
import { csvTexts } from '../../domain/texts/en/back-office/csv.ts'
import { importFaultTexts } from '../../domain/texts/en/back-office/import-faults.ts'
import { useSending } from '../../ui/use-sending.ts'
import { queryClient } from '../api/back-office-api.ts'
import { useFailureOf } from '../api/failure.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { type ImportedFile, sendImport } from './send-import.ts'

type Import = {
  file?: ImportedFile
  /** What is being done, and its progress in percent. */
  doing?: { what: 'CHECKING' | 'IMPORTING'; percent: number }
  report?: ImportReport
  isImported?: boolean
}

/** The import of a file: it is chosen, checked, and imported when the operator has seen what it changes. */
export function useImport() {
  const texts = useOfficeTexts(importFaultTexts)
  const { perhapsImported } = useOfficeTexts(csvTexts).importFrom
  const failureOf = useFailureOf()
  const [state, setState] = useState<Import>({})
  const { isSending, failure, run } = useSending()
  const attempt = (work: () => Promise<string | undefined>, { mayHaveImported = false } = {}) =>
    void run(async () => {
      try {
        return await work()
      } catch (error) {
        setState(({ file }) => (file ? { file } : {}))
        const reason = failureOf(error)
        return mayHaveImported && isUnanswered(error) ? `${reason} ${perhapsImported}` : reason
      }
    })

  const checked = async (file: ImportedFile) => {
    const onProgress = (percent: number) => setState({ file, doing: { what: 'CHECKING', percent } })
    onProgress(0)
    setState({ file, report: await sendImport('import-checks', file, onProgress) })
    return undefined
  }

  const carryOut = async () => {
    const { file, report: shown } = state
    if (!file || !shown) return undefined
    const onProgress = (percent: number) =>
      setState({ file, doing: { what: 'IMPORTING', percent } })
    onProgress(0)
    const report = await sendImport('imports', { ...file, stamp: shown.stamp }, onProgress)
    setState({ report, isImported: true })
    await queryClient.invalidateQueries()
    return undefined
  }

  return {
    ...state,
    isSending,
    failure,
    choose: (kind: ImportKind, chosen: File) =>
      attempt(async () => {
        setState({})
        const text = await chosen.text()
        if (text === '') return texts.empty
        if (text.length > importLimits.characters) return texts.tooLarge(importMegabytes)
        return checked({ kind, fileName: chosen.name, text })
      }),
    checkAgain: () => attempt(async () => state.file && checked(state.file)),
    carryOut: () => attempt(carryOut, { mayHaveImported: true }),
  }
}
