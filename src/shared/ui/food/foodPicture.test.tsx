import { fireEvent, render, screen } from '@testing-library/react';
import { FoodPicture, categoryHue } from './FoodPicture';

const picture = () => screen.getByRole('img', { name: 'Soup' });

it('shows the placeholder when the picture fails to load, and tries a new address', () => {
  const { rerender } = render(<FoodPicture src="https://example.com/soup.jpg" category="Soup" alt="Soup" />);
  expect(picture()).toHaveAttribute('src', 'https://example.com/soup.jpg');
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', expect.stringMatching(/pictures\/placeholder\.svg$/));
  rerender(<FoodPicture src="https://example.com/other.jpg" category="Soup" alt="Soup" />);
  expect(picture()).toHaveAttribute('src', 'https://example.com/other.jpg');
});

it('shows the placeholder for a food without a picture', () => {
  render(<FoodPicture src=" " category="Soup" alt="Soup" />);
  expect(picture()).toHaveAttribute('src', expect.stringMatching(/pictures\/placeholder\.svg$/));
});

it('gives all spellings of a category the same colour, and other categories different colours', () => {
  expect(categoryHue('pizza ')).toBe(categoryHue('Pizza'));
  expect(categoryHue('Burgers')).toBe(categoryHue('burgers'));
  expect(new Set(['Burgers', 'Soups', 'Tacos', 'Sushi'].map(categoryHue)).size).toBe(4);
});
