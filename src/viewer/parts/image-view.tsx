import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { shownTypeOf } from './image-type.ts';

/** Whether images are shown small at once, and in full on request; else they are shown on request only. */
export const Thumbnails = createContext(false);

/** An image. `description`: its type and size. */
export function ImageView({ data, description }: { data: string; description: string }) {
  const isThumbnail = useContext(Thumbnails);
  const [isShown, setShown] = useState(false);
  const [address, setAddress] = useState<string>();
  const mediaType = shownTypeOf(data);
  const isLoaded = isShown || isThumbnail;
  useEffect(() => {
    if (!isLoaded || mediaType === undefined) return undefined;
    const url = toAddress(data, mediaType);
    setAddress(url);
    return () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [isLoaded, data, mediaType]);
  if (isThumbnail && address !== undefined)
    return (
      <figure class="picture">
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={`${description}: show it ${isShown ? 'small' : 'in full'}`}
          onClick={() => setShown(!isShown)}
        >
          <img class={isShown ? 'shown-image' : 'thumbnail'} src={address} alt={description} />
        </button>
        <figcaption class="quiet">{description}</figcaption>
      </figure>
    );
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
