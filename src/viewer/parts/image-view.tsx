import { useEffect, useState } from 'preact/hooks';
import { shownTypeOf } from './image-type.ts';

/** An image, shown on request. `description`: its type and size. */
export function ImageView({ data, description }: { data: string; description: string }) {
  const [isShown, setShown] = useState(false);
  const [address, setAddress] = useState<string>();
  const mediaType = shownTypeOf(data);
  useEffect(() => {
    if (!isShown || mediaType === undefined) return undefined;
    const url = toAddress(data, mediaType);
    setAddress(url);
    return () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [isShown, data, mediaType]);
  return (
    <>
      <p class="media">
        {description}{' '}
        {mediaType !== undefined && (
          <button type="button" class="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'hide' : 'show'}
          </button>
        )}
      </p>
      {isShown && address !== undefined && <img class="shown-image" src={address} alt={description} />}
      {isShown && address === undefined && <p class="quiet">It is not valid Base64: its bytes are under Raw.</p>}
    </>
  );
}

/** An address of the decoded bytes; undefined where they are not Base64. */
function toAddress(base64: string, type: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type }));
  } catch {
    return undefined;
  }
}
