import classes from './avatar.module.css';
import { isSafePicture } from '../lib/picture-sources.ts';

/** A person's picture; without one, the first letter of the name. Says nothing to screen readers: the name stands beside it. */
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
          // A picture that can't be had leaves the letter in sight.
          onError={(event) => event.currentTarget.remove()}
        />
      )}
    </span>
  );
}
