import { passkeyTexts } from '../../domain/texts/en/passkeys.ts'
import { useTexts } from '../../ui/texts.ts'
import { passkeysQuery } from '../api/customer-queries.ts'
import { LoadOnRequest } from './load-on-request.tsx'
import { Panel } from './panel.tsx'
import { PasskeyList } from './passkey-list.tsx'

export function PasskeysCard() {
  const texts = useTexts(passkeyTexts)
  return (
    <Panel title={texts.title}>
      <div className="grid gap-5">
        <p>{texts.introduction}</p>
        <LoadOnRequest query={passkeysQuery()} texts={texts}>
          {(passkeys) => <PasskeyList passkeys={passkeys} />}
        </LoadOnRequest>
      </div>
    </Panel>
  )
}
