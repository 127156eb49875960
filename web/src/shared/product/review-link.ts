/** The fragment of a product's address at which a draft of a review is gone on with. */
export const REVIEW_FORM = '#review-form';

/** The `state` of a link to a product's reviews, from somebody who wants to write one. */
export const REVIEW_STATE = { review: true };

export const wantsReview = (state: unknown): boolean => (state as Partial<typeof REVIEW_STATE> | null)?.review === true;
