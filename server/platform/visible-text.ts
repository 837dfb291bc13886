const unseen = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]*$/u

/**
 * Text without blanks around it; none where nothing of it can be seen, such as zero-width spaces alone. Among characters
 * that are seen those stay: Hindi joins and parts letters by them. NUL is left to be refused by whoever keeps the text.
 */
export const trimText = (text: string) => (unseen.test(text) && !text.includes('\0') ? '' : text.trim())
