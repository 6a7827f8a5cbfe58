"""The flat designs on the products: invented brands, drawn as SVG; Pango shapes the Arabic."""
