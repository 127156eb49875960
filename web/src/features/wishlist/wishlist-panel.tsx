/** Replaced within this piece of work. */
export function WishlistPanel() {
  return <p>Wishlist</p>;
}
