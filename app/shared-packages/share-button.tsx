import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import type { CustomPackage } from '../../contract/index.ts'
import { sharedPackageTexts } from '../../domain/texts/en/shared-packages.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { ShareDialog } from './share-dialog.tsx'

type ShareButtonProps = { customPackage: CustomPackage; describedBy: string }

/** Opens what there is to do about the link to a package. */
export default function ShareButton({ customPackage, describedBy }: ShareButtonProps) {
  const texts = useTexts(sharedPackageTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
        className="col-span-2"
      >
        <Share2 size={18} aria-hidden />
        {customPackage.shareToken ? texts.isShared : texts.share}
      </Button>
      {isOpen && <ShareDialog customPackage={customPackage} onClose={() => setOpen(false)} />}
    </>
  )
}
