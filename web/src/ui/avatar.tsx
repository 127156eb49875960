import classes from './avatar.module.css';
import { isSafePicture } from '../lib/picture-sources.ts';

/** Shows the first letter of the name without a picture. Hidden from screen readers: the name is next to it. */
export function Avatar({ name, src, size = 36 }: { name: string; src: string | null; size?: number }) {
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.45 }} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
      {src && isSafePicture(src) && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          // If the picture fails, the letter stays visible.
          onError={(event) => event.currentTarget.remove()}
        />
      )}
    </span>
  );
}
