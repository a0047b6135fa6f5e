import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { useOfficeTexts } from '../ui/texts.ts'
/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useOfficeTexts(sessionTexts).recoveryCodes
  return (
    <>
      <p>{texts.text}</p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </>
  )
}
