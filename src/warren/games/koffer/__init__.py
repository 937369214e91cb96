"""Koffer, Katze & Sombrero: take luggage off the carousel and sort it by colour in rising numbers."""
